import type { DeliveryCause, DeliveryProblem } from "@stanza/tables";

type Sentence = (problem: DeliveryProblem) => string;
const about = (problem: DeliveryProblem) => problem.about ?? "";

const SENTENCES: Readonly<Record<DeliveryCause, Sentence>> = {
  noCode: () => "the row has no code",
  badCode: ({ value }) => `'${value}' cannot be a code: up to 40 letters, digits and signs, without braces`,
  dateForCode: ({ value }) =>
    `the spreadsheet has made the day ${value} of a code; format the column as text`,
  powerForCode: ({ value }) => `the spreadsheet has made ${value} of a code; format the column as text`,
  sameCode: (problem) => `the code stands in ${about(problem)} already, with other contents`,
  brokenCell: about,
  noName: () => "the article has no name in any language",
  noPrice: (problem) => `the article has no price for ${about(problem)}`,
  notPrice: ({ value }) => `'${value}' is no price such as 12.50`,
  ambiguousPrice: ({ value }) =>
    `'${value}' may mean thousands or decimals; say decimalSign in the mapping, or write it as a number`,
  negativePrice: ({ value }) => `${value} is less than nothing`,
  notLength: ({ value }) => `'${value}' is no length`,
  ambiguousLength: ({ value }) => `'${value}' may mean thousands or decimals; say decimalSign in the mapping`,
  lengthBeyond: ({ value }) => `${value} is no side of furniture in the unit of this column (0.5 mm to 20 m)`,
  notWeight: ({ value }) => `'${value}' is no weight`,
  noColumn: ({ header, column }) =>
    `there is no column '${header || column}' any more; its values are missing everywhere`,
  noSheet: ({ sheet }) => `there is no sheet '${sheet}' any more`,
  noSize: () => "the article has no size; it gets that of the mapping (sizeWhenMissing)",
  noPicture: ({ value }) => `there is no picture '${value}', or it is no PNG, JPEG or WebP up to 8 MB`,
  roundedPrice: ({ value }) => `${value} has more than four decimals; it is rounded to two`,
  noMatrix: () => "the row names no matrix",
  noKey: ({ header }) => `the row has no key in column '${header}'`,
  keyPlaces: () =>
    "a table of prices by keys needs one column for each key (place 1, 2, 3) and columns of prices; either all of them or none stand for a key (forKey)",
  sameKeys: (problem) => `the same keys have another price in ${about(problem)}`,
  noTranslation: (problem) => `the article has no name in ${about(problem)}; people read another language`,
};

/** What is wrong, in one sentence that says what to do where that is not obvious. */
export const problemSentence = (problem: DeliveryProblem): string => SENTENCES[problem.cause](problem);
