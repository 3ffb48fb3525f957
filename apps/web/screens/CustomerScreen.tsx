import { CustomerPage } from "@stanza/web-customer";
import { ShopRulesCard } from "@stanza/web-offer";
import { WithOpenProject } from "@stanza/web-workspace";

/** The customer of the open project. */
export function CustomerScreen() {
  return (
    <WithOpenProject saved={false}>
      {(open) => (
        <CustomerPage
          key={open.projectKey}
          open={open}
          shopRules={<ShopRulesCard document={open.document} />}
        />
      )}
    </WithOpenProject>
  );
}
