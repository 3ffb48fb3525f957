/** Whether another page shows this one in a frame. Where there is no window at all, as in tests of routes, none does. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.self;
