export { editCustomer } from "./edit/CustomerDialog.tsx";
export { isEmail } from "./email.ts";
