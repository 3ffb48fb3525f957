export const formatInches = (mm: number) => String(mm / 25.4);
export const parseDecimal = Number;
export const parseLength = Number;
