import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";

// What makes things float, with the styles it needs: 30 kB gzip that nothing shows before it is clicked. See `Floating.tsx`.
export { Menu, Popover } from "@mantine/core";
