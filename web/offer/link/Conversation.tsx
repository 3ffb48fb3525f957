import type { OfferComment, OfferSummary } from "@stanza/contract";
import { client, queryClient, useFormats } from "@stanza/web-site";
import { Button, log, Skeleton, TextArea } from "@stanza/web-ui";
import { IconMessage2 } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { COMMENTS_KEY, offerChanged, useOfferComments } from "../status/offer-queries.ts";
import css from "./OfferLink.module.css";
import { rowName, useFrozenOffer } from "./use-frozen-offer.ts";

/** The comments of client and shop by position, and a place to answer each. */
export function Conversation({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOfferComments(offer.id);
  const frozen = useFrozenOffer(offer);
  if (isError && !data)
    return (
      <p role="alert">
        {t("offerLink.commentsFailed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={120} />;
  const rows = [...new Set<string | null>([null, ...data.comments.map(({ row }) => row)])];
  return (
    <div className={css.threads}>
      {data.comments.length === 0 ? <p className={css.nothing}>{t("offerLink.noComments")}</p> : null}
      {rows.map((row) => (
        <Thread
          key={row ?? ""}
          offer={offer}
          row={row}
          title={
            row === null
              ? t("offerLink.whole")
              : ((frozen.data && rowName(frozen.data, row)) ?? t("offerLink.position"))
          }
          comments={data.comments.filter((comment) => comment.row === row)}
        />
      ))}
    </div>
  );
}

interface ThreadProps {
  readonly offer: OfferSummary;
  readonly row: string | null;
  readonly title: string;
  readonly comments: readonly OfferComment[];
}

function Thread({ offer, row, title, comments }: ThreadProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [writing, setWriting] = useState(false);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={css.comments}>
        {comments.map((comment) => (
          <li key={comment.id} data-from={comment.from}>
            <small>
              {comment.name} · {moment(comment.at)}
            </small>
            <span>{comment.text}</span>
          </li>
        ))}
      </ul>
      {writing ? (
        <Answer offer={offer} row={row} onDone={() => setWriting(false)} />
      ) : (
        <Button size="sm" icon={<IconMessage2 size={16} stroke={1.7} />} onClick={() => setWriting(true)}>
          {t(comments.length > 0 ? "offerLink.answer" : "offerLink.writeFirst")}
          <span className="visually-hidden">: {title}</span>
        </Button>
      )}
    </section>
  );
}

function Answer({
  offer,
  row,
  onDone,
}: Pick<ThreadProps, "offer" | "row"> & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"full" | "failed" | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || busy) return;
    setBusy(true);
    const answer = await client.answerOfferComment({ params: { id: offer.id }, body: { row, text } });
    setBusy(false);
    if (answer.status !== 201) {
      log("error", `Answer not sent: ${answer.status === 0 ? answer.message : answer.body.message}`);
      setProblem(answer.status === 409 ? "full" : "failed");
      return;
    }
    await Promise.all([queryClient.invalidateQueries({ queryKey: COMMENTS_KEY }), offerChanged(offer)]);
    onDone();
  };
  return (
    <form className={css.answer} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t("offerLink.yourAnswer")}
        help={t("offerLink.answerHelp")}
        value={text}
        maxLength={2000}
        autoFocus
        error={problem ? t(`offerLink.answerProblem.${problem}`) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={css.answerActions}>
        <Button size="sm" variant="subtle" onClick={onDone}>
          {t("action.cancel")}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          busy={busy}
          reason={text.trim() === "" ? t("offerLink.writeSomething") : undefined}
        >
          {t("offerLink.send")}
        </Button>
      </span>
    </form>
  );
}
