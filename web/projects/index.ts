export { HomePage } from "./home/HomePage.tsx";
