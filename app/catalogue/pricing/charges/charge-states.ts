/** Codes of states as on registration plates. */
export const chargeStates = ['TG', 'AP', 'KA', 'TN', 'MH', 'DL', 'UP', 'GJ', 'WB', 'RJ'] as const
export type ChargeState = (typeof chargeStates)[number]
