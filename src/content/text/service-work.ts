/** The work of a service in one line: for a car with an engine and for an electric one. */
interface Work {
  readonly engine: string;
  readonly electric: string;
}

/** The services whose work differs on an electric car. Browsers may download this file. */
export const serviceWork = {
  basic: {
    engine: 'Engine oil, oil filter, top-ups, full check',
    electric: 'Brakes, tyres, fluids, 12-volt battery, full check',
  },
  periodic: {
    engine: 'Basic, plus air and AC filter, brakes cleaned',
    electric: 'Basic, plus AC filter, brakes cleaned, coolant checked',
  },
} as const satisfies Readonly<Record<string, Work>>;
