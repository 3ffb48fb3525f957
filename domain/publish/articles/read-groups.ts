import { type ArticleRule, suggest } from "@stanza/catalogue";
import type { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredArticle } from "../schema/article-schema.ts";
import { checkPicture } from "../source/check-picture.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import { within, type YamlFile } from "../source/yaml-source.ts";
import type { ArticleReferences } from "./article-parts.ts";

type AuthoredGroup = AuthoredArticle["groups"][number];
type PlaceOf = (index: number, key: "cod" | "after") => Place;

const mainOf = (cod: string): string => cod.split("-", 1)[0] ?? cod;
const isMain = (cod: string): boolean => !cod.includes("-");

/**
 * Reads the groups of an article, which are the steps of the closet wizard too (spec 2 §3), into the order that their `after` asks for.
 *
 * Faults: a code twice, a sub-step without its main step, an `after` that names nothing or a step beside it, steps that wait for each other.
 */
export function readGroups(
  groups: readonly AuthoredGroup[],
  file: YamlFile,
  reader: FormulaReader,
  { faults, texts, hasFile }: Pick<ArticleReferences, "faults" | "texts" | "hasFile">,
): ArticleRule["groups"] {
  const at: PlaceOf = (index, key) => file.at(["groups", index, key]);
  checkCodes(groups, at, faults);
  const rules = groups.map(({ cod, des, when, help, image }, i) => {
    checkPicture(image, file.at(["groups", i, "image"]), hasFile, faults);
    return {
      code: cod,
      description: texts.read(des, file.at(["groups", i, "des"])),
      ...reader.optional(when, within(file, ["groups", i]), ["when"]),
      ...(help === undefined ? {} : { help: texts.read(help, file.at(["groups", i, "help"])) }),
      ...(image === undefined ? {} : { image }),
    };
  });
  return inOrder(groups, at, faults).map((index) => rules[index]!);
}

function checkCodes(groups: readonly AuthoredGroup[], at: PlaceOf, faults: FaultList): void {
  const mains = groups.map(({ cod }) => cod).filter(isMain);
  const seen = new Set<string>();
  for (const [i, { cod }] of groups.entries()) {
    if (seen.has(cod)) faults.add(at(i, "cod"), "E_DUPLICATE", `the group '${cod}' is declared twice`);
    seen.add(cod);
    if (!isMain(cod) && !mains.includes(mainOf(cod)))
      faults.add(
        at(i, "cod"),
        "E_NAME",
        `'${cod}' is a step inside '${mainOf(cod)}', and there is no group '${mainOf(cod)}'`,
        suggest(mainOf(cod), mains),
      );
  }
}

/** The groups' places in the order in which they come: as declared, each behind the one that it names with `after`. */
function inOrder(groups: readonly AuthoredGroup[], at: PlaceOf, faults: FaultList): readonly number[] {
  const order: number[] = [];
  const place = (index: number, waiting: readonly string[]): void => {
    const group = groups[index];
    if (!group || order.includes(index)) return;
    const { cod, after } = group;
    if (after !== undefined) {
      const before = groups.findIndex((other) => other.cod === after);
      const circle = [...waiting, cod];
      if (before < 0)
        faults.add(
          at(index, "after"),
          "E_NAME",
          `there is no group '${after}'`,
          suggest(
            after,
            groups.map((other) => other.cod),
          ),
        );
      else if (isMain(after) !== isMain(cod) || (!isMain(cod) && mainOf(after) !== mainOf(cod)))
        faults.add(
          at(index, "after"),
          "E_SHAPE",
          isMain(cod)
            ? `'${cod}' is a main step and comes after another main step, not after '${after}'`
            : `'${cod}' comes after another step of '${mainOf(cod)}', not after '${after}'`,
        );
      else if (circle.includes(after))
        faults.add(
          at(index, "after"),
          "E_CYCLE",
          `steps that wait for each other: ${[...circle.slice(circle.indexOf(after)), after].join(" after ")}`,
        );
      else place(before, circle);
    }
    if (!order.includes(index)) order.push(index);
  };
  for (const index of groups.keys()) place(index, []);
  return order;
}
