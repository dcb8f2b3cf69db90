/** Texts about the extended warranty for visitors. Its terms are a setting. */

export const extendedWarranty = 'Extended warranty'
