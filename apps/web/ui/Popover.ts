import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Popover.layer.css";

export { Popover } from "@mantine/core";
