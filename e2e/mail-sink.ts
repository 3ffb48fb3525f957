import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly email: Email;
}

export interface MailSink {
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server of one's own where the application under test sends its mail (playwright.config.ts): a thousand ports above it. */
export async function openMailSink(baseUrl: string | undefined): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, email: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  const port = Number(new URL(baseUrl ?? "http://localhost:4317").port) + 1000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
