export { assignCustomer } from "./assign/open-customer-assignment.ts";
export { editCustomer } from "./edit/CustomerDialog.tsx";
export { CustomerPage } from "./page/CustomerPage.tsx";
