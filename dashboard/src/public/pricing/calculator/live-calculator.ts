/** Reckons the calculator's table anew for what is set in its inputs. */
import { atFigures, costText, countText, outcomeText } from './calculator-texts.ts';
import { costsOf, sharesOf, WAYS, type Costs, type Pricing, type Trade } from './costs.ts';

export function reckonInPlace(page: Document): void {
  const calculator = page.querySelector<HTMLElement>('[data-calculator]');
  const inputs = calculator?.querySelector<HTMLElement>('[data-trade]');
  if (!calculator || !inputs) return;
  const pricing: Pricing = calculator.dataset.calculator === 'subscription' ? 'subscription' : 'setup_fee';
  const reckon = () => {
    const trade = tradeIn(inputs);
    const costs = costsOf(trade, pricing);
    showCosts(calculator, trade, costs);
    return outcomeText(trade, costs);
  };
  inputs.addEventListener('input', reckon);
  // Told when a value is settled, not at each step on the way to it.
  inputs.addEventListener('change', () => {
    const spoken = calculator.querySelector('[data-spoken]');
    if (spoken) spoken.textContent = reckon();
  });
  for (const input of inputs.querySelectorAll('input')) input.disabled = false;
  // The browser may show a page again with what was set before.
  reckon();
}

/** What is set, with no more new customers than bookings. */
function tradeIn(inputs: HTMLElement): Trade {
  const input = (name: keyof Trade) => inputs.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const value = (name: keyof Trade) => input(name)?.valueAsNumber ?? 0;
  const bookings = value('bookings');
  const newcomers = input('newCustomers');
  // The browser itself lowers the value to its new bound.
  if (newcomers) newcomers.max = String(bookings);
  const trade = { bookings, newCustomers: value('newCustomers'), visit: value('visit') };
  for (const name of ['bookings', 'newCustomers', 'visit'] as const) {
    const text = countText(name, trade[name]);
    const field = input(name);
    if (!field) continue;
    field.setAttribute('aria-valuetext', text);
    const output = inputs.querySelector(`output[for="${field.id}"]`);
    if (output) output.textContent = text;
  }
  return trade;
}

function showCosts(calculator: HTMLElement, trade: Trade, costs: Costs): void {
  const put = (selector: string, text: string) => {
    const place = calculator.querySelector(selector);
    if (place) place.textContent = text;
  };
  put('[data-figures]', atFigures(trade));
  const shares = sharesOf(costs);
  for (const way of WAYS) {
    const row = `[data-way="${way}"]`;
    put(`${row} [data-first-month]`, costText(costs[way].firstMonth));
    put(`${row} [data-first-year]`, costText(costs[way].firstYear));
    calculator.querySelector(`${row} rect`)?.setAttribute('width', String(100 * shares[way]));
  }
}
