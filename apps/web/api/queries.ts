import { QueryClient } from "@tanstack/react-query";

/** Answers of the server as the screens show them; old ones stay in view while new ones are fetched. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 2, staleTime: 10_000, refetchOnWindowFocus: true } },
});

/** Thrown by query functions for an answer that cannot be shown; `message` is for support. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
