export { assignCustomer } from "./assign/open-customer-assignment.ts";
export { editCustomer } from "./edit/edit-customer.ts";
export { CustomerPage } from "./page/CustomerPage.tsx";
