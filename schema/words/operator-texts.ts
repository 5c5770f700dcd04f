/** Says who runs this Daybook, as far as the settings do. */

/** Null where the settings leave one out. */
export interface OperatorDetails {
  name: string | null;
  address: string | null;
  /** Where a company is registered, if not at `address`. */
  registeredOffice: string | null;
  /** The number at Companies House. */
  companyNumber: string | null;
  vatNumber: string | null;
  /** The number of the registration with the Information Commissioner's Office. */
  dataProtectionNumber: string | null;
}

/**
 * Returns what a company must say of itself on its website, in its emails and orders (the Companies (Trading
 * Disclosures) Regulations 2008 and their successors of 2015, regulation 25), and a sole trader of a business's
 * name (Companies Act 2006, section 1202): [] without a name.
 */
export function operatorSentences(operator: OperatorDetails): string[] {
  const { name, address, companyNumber, vatNumber } = operator;
  if (name === null) return [];
  return [
    `Run by ${[name, address].filter((part) => part !== null).join(', ')}.`,
    ...(companyNumber === null ? [] : [registration(operator, companyNumber)]),
    ...(vatNumber === null ? [] : [`VAT number: ${vatNumber}.`]),
  ];
}

function registration({ address, registeredOffice }: OperatorDetails, companyNumber: string): string {
  const office = registeredOffice ?? address;
  const registered = `Registered in ${partOfUk(companyNumber)}, company number ${companyNumber}.`;
  return office === null ? registered : `${registered} Registered office: ${office}.`;
}

/** Returns each of the operator's details that the settings give, with its name. */
export function operatorDetails(operator: OperatorDetails): { label: string; value: string }[] {
  const { address, registeredOffice, companyNumber, vatNumber, dataProtectionNumber } = operator;
  const details: [string, string | null][] = [
    ['Address', address],
    ['Registered office', registeredOffice ?? (companyNumber === null ? null : address)],
    ['Registered in', companyNumber === null ? null : partOfUk(companyNumber)],
    ['Company number', companyNumber],
    ['VAT number', vatNumber],
    ['Registration with the Information Commissioner’s Office', dataProtectionNumber],
  ];
  return details.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** Returns where a company is registered: Companies House begins the numbers of Scotland and Northern Ireland with letters. */
function partOfUk(companyNumber: string): string {
  if (/^(SC|SO|SL|SF|SR|SP|RS|NV)/i.test(companyNumber)) return 'Scotland';
  return /^(NI|NC|NL|NF|NR|NP|NO|R0)/i.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
