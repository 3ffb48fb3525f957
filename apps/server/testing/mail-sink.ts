import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Received {
  readonly recipients: readonly string[];
  readonly email: Email;
  /** As it came over the line. */
  readonly source: string;
}

/** A real mail server that keeps what it gets. */
export interface MailSink {
  /** Environment of a server that sends its mail here. */
  readonly env: { readonly SMTP_URL: string; readonly MAIL_FROM: string };
  readonly received: Received[];
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const received: Received[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const bytes = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, email: await PostalMime.parse(bytes), source: bytes.toString("utf8") });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "offers@stanza.example" },
    received,
    close: () => new Promise<void>((resolve) => sink.close(() => resolve())),
  };
}
