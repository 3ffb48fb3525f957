export { assignCustomer } from "./assign/open-customer-assignment.ts";
export { editCustomer } from "./edit/CustomerDialog.tsx";
export { isEmail } from "./email.ts";
export { CustomerPage } from "./page/CustomerPage.tsx";
