import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";

// Mantine wants ten shades; every component reads the variables below instead, so the ramp only has to exist.
const brand = Array.from({ length: 10 }, () => "var(--c-brand-solid)") as unknown as MantineColorsTuple;

/** Mantine mended once: our tokens, our focus ring, popups above dialogs. */
export const mantineTheme: MantineThemeOverride = createTheme({
  fontFamily: "var(--font)",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  primaryColor: "brand",
  colors: { brand },
  defaultRadius: "sm",
  radius: { xs: "var(--r-1)", sm: "var(--r-2)", md: "var(--r-3)", lg: "var(--r-4)", xl: "var(--r-full)" },
  respectReducedMotion: true,
  cursorType: "pointer",
  activeClassName: "",
  breakpoints: { xs: "37.5em", sm: "60em", md: "79em", lg: "80em", xl: "120em" },
  variantColorResolver: ({ variant }) => {
    if (variant === "filled")
      return {
        background: "var(--c-brand-solid)",
        hover: "var(--c-brand-solidHover)",
        color: "var(--c-brand-onSolid)",
        border: "1px solid transparent",
      };
    if (variant === "light")
      return {
        background: "var(--c-brand-subtle)",
        hover: "var(--c-brand-subtleHover)",
        color: "var(--c-brand-onSubtle)",
        border: "1px solid transparent",
      };
    return {
      background: "transparent",
      hover: "var(--c-hover)",
      color: "var(--c-text)",
      border:
        variant === "outline" || variant === "default"
          ? "1px solid var(--c-control)"
          : "1px solid transparent",
    };
  },
  components: {
    Popover: { defaultProps: { zIndex: 1900, shadow: "md", transitionProps: { duration: 120 } } },
    // Inside the main landmark; a menu in a dialog stays in its place instead (withinPortal).
    Menu: {
      defaultProps: {
        zIndex: 1900,
        shadow: "md",
        transitionProps: { duration: 120 },
        portalProps: { target: "#main" },
        // A list of commands may hold nothing else.
        withInitialFocusPlaceholder: false,
      },
    },
    Combobox: { defaultProps: { zIndex: 1900, shadow: "md", transitionProps: { duration: 120 } } },
    Tooltip: {
      defaultProps: { zIndex: 5000, openDelay: 400, withArrow: false, transitionProps: { duration: 120 } },
    },
    Tabs: { defaultProps: { color: "var(--c-brand-ui)" } },
    Slider: { defaultProps: { color: "var(--c-brand-ui)" } },
    Switch: { defaultProps: { color: "var(--c-brand-ui)" } },
    Checkbox: { defaultProps: { color: "var(--c-brand-ui)" } },
    Radio: { defaultProps: { color: "var(--c-brand-ui)" } },
  },
});

// Components reach for the raw scales in places: greys in the light scheme, "dark" in the dark one, from text to body.
const GREYS = {
  "--mantine-color-gray-0": "var(--c-sunken)",
  "--mantine-color-gray-1": "var(--c-hover)",
  "--mantine-color-gray-2": "var(--c-border)",
  "--mantine-color-gray-3": "var(--c-border)",
  "--mantine-color-gray-4": "var(--c-control)",
  "--mantine-color-gray-5": "var(--c-text3)",
  "--mantine-color-gray-6": "var(--c-text3)",
  "--mantine-color-gray-7": "var(--c-text2)",
};
const DARKS = {
  "--mantine-color-dark-0": "var(--c-text)",
  "--mantine-color-dark-1": "var(--c-text2)",
  "--mantine-color-dark-2": "var(--c-text3)",
  "--mantine-color-dark-3": "var(--c-text3)",
  "--mantine-color-dark-4": "var(--c-border)",
  "--mantine-color-dark-5": "var(--c-hover)",
  "--mantine-color-dark-6": "var(--c-raised)",
  "--mantine-color-dark-7": "var(--c-surface)",
  "--mantine-color-dark-8": "var(--c-canvas)",
};

/** Mantine's variables as ours: the scheme lives in our variables only. */
export const mantineVariables: CSSVariablesResolver = () => {
  const colours = {
    "--mantine-color-body": "var(--c-surface)",
    "--mantine-color-text": "var(--c-text)",
    "--mantine-color-dimmed": "var(--c-text3)",
    "--mantine-color-placeholder": "var(--c-text3)",
    "--mantine-color-anchor": "var(--c-brand-text)",
    "--mantine-color-default": "var(--c-surface)",
    "--mantine-color-default-hover": "var(--c-hover)",
    "--mantine-color-default-color": "var(--c-text)",
    "--mantine-color-default-border": "var(--c-border)",
    "--mantine-color-error": "var(--c-danger)",
    "--mantine-color-disabled": "var(--c-hover)",
    "--mantine-color-disabled-color": "var(--c-text3)",
    "--mantine-color-disabled-border": "var(--c-border)",
    "--mantine-primary-color-filled": "var(--c-brand-ui)",
    "--mantine-primary-color-filled-hover": "var(--c-brand-solidHover)",
    "--mantine-primary-color-light": "var(--c-brand-subtle)",
    "--mantine-primary-color-light-hover": "var(--c-brand-subtleHover)",
    "--mantine-primary-color-light-color": "var(--c-brand-onSubtle)",
    "--mantine-primary-color-contrast": "var(--c-brand-onSolid)",
    "--mantine-color-brand-filled": "var(--c-brand-solid)",
    "--mantine-color-brand-text": "var(--c-brand-text)",
    "--mantine-shadow-md": "var(--e2)",
    "--mantine-shadow-xl": "var(--e3)",
  };
  return { variables: {}, light: { ...colours, ...GREYS }, dark: { ...colours, ...DARKS } };
};
