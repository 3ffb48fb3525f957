import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";

/** Mantine's menu with the styles it needs; they come along with the first screen that has one. */
export { Menu } from "@mantine/core";
