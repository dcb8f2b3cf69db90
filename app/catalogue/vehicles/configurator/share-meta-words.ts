/** Texts of the link preview for a shared configuration. */

/** Parameter `machine`: for example `HORNET 2.0 in Blue with Visor`. */
export const described = (machine: string, total: string, day: string) =>
  `${machine}: ${total} at the prices of ${day}, without registration and insurance.`
export const describedWithoutPrice = (machine: string) =>
  `${machine}: see it from every side, and ask us for the price.`
