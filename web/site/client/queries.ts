import { QueryClient } from "@tanstack/react-query";

/**
 * Answers of the server as the screens show them; old ones stay in view while new ones are fetched. Asked for without a network too: this
 * device may have them, and where it has not, the screen says so instead of waiting.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 2, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

type OkBody<A> = Extract<A, { readonly status: 200 }> extends { readonly body: infer B } ? B : never;

/** The body of the server's answer, for query functions; throws `AnswerError` when the status is not 200. */
export function okBody<A extends { readonly status: number }>(answer: A): OkBody<A> {
  const { body, message } = answer as unknown as {
    body?: OkBody<A> & { message?: string };
    message?: string;
  };
  if (answer.status === 200 && body !== undefined) return body;
  throw new AnswerError(answer.status, body?.message ?? message ?? "");
}

/** Thrown by query functions for an answer that cannot be shown; `message` is for support. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
