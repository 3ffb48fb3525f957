import type { OfferComment } from "@stanza/contract";
import { client, useFormats } from "@stanza/web-site";
import { Button, IconButton, TextArea, TextField } from "@stanza/web-ui";
import { IconMessage2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import talk from "./Comments.module.css";
import css from "./Link.module.css";

/** The properties that every place for comments has. */
export interface Commenting {
  readonly token: string;
  readonly comments: readonly OfferComment[];
  readonly setComments: (comments: OfferComment[]) => void;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly mayComment: boolean;
}

interface Props {
  /** Row of the position; null: the whole offer. */
  readonly row: string | null;
  readonly title?: string;
  readonly commenting: Commenting;
}

/** The comments on one position or on the whole, and a place to write. */
export function Comments({ row, title, commenting }: Props) {
  const { moment } = useFormats();
  const [isWriting, setIsWriting] = useState(false);
  const own = commenting.comments.filter((comment) => comment.row === row);
  return (
    <div className={title ? css.card : talk.thread}>
      {title ? <h2 className={css.groupTitle}>{title}</h2> : null}
      {own.length > 0 ? (
        <ul className={talk.comments}>
          {own.map((comment) => (
            <li key={comment.id} data-from={comment.from}>
              <span className={talk.by}>
                {comment.name} · {moment(comment.at)}
              </span>
              <span className={talk.text}>{comment.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {!commenting.mayComment ? null : isWriting ? (
        <WriteComment row={row} commenting={commenting} onDone={() => setIsWriting(false)} />
      ) : (
        <OpenButton isIcon={row !== null} onClick={() => setIsWriting(true)} />
      )}
    </div>
  );
}

/** On a position an icon at its end, which leaves the offer easy to read. */
function OpenButton({ isIcon, onClick }: { readonly isIcon: boolean; readonly onClick: () => void }) {
  const { t } = useTranslation();
  const icon = <IconMessage2 size={18} stroke={1.6} />;
  return isIcon ? (
    <IconButton className={talk.write} label={t("link.comment")} icon={icon} onClick={onClick} />
  ) : (
    <Button className={talk.ask} icon={icon} onClick={onClick}>
      {t("link.ask")}
    </Button>
  );
}

function WriteComment({ row, commenting, onDone }: Omit<Props, "title"> & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { token, name, setName, setComments } = commenting;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<"missing" | "wait" | "full" | "failed" | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (name.trim() === "" || text.trim() === "") return setProblem("missing");
    setIsSending(true);
    const answer = await client.commentSharedOffer({ params: { token }, body: { row, name, text } });
    setIsSending(false);
    if (answer.status === 201) {
      setComments(answer.body.comments);
      return onDone();
    }
    setProblem(answer.status === 429 ? "wait" : answer.status === 409 ? "full" : "failed");
  };
  return (
    <form
      className={talk.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t("link.yourName")}
        value={name}
        maxLength={120}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={t("link.yourComment")}
        value={text}
        maxLength={2000}
        autoFocus
        error={problem ? t(`link.commentProblem.${problem}`) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={talk.formActions}>
        <Button size="sm" variant="subtle" onClick={onDone}>
          {t("action.cancel")}
        </Button>
        <Button size="sm" variant="primary" type="submit" busy={isSending}>
          {t("link.send")}
        </Button>
      </div>
    </form>
  );
}
