import type { OpenCatalogue } from "@stanza/catalogue";

/** The same catalogue, which notes in `started` the articles whose evaluation starts from nothing. */
export const countingStarts = (open: OpenCatalogue, started: string[]): OpenCatalogue =>
  new Proxy(open, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== "evaluate") return typeof value === "function" ? value.bind(target) : value;
      return (request: Parameters<OpenCatalogue["evaluate"]>[0]) => {
        started.push(request.article);
        return target.evaluate(request);
      };
    },
  });
