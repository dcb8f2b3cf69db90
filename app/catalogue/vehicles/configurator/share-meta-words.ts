/** What a chat shows of a link to a machine that somebody put together. */

/** `machine`: `HORNET 2.0 in Blue with Visor`. */
export const described = (machine: string, total: string, day: string) =>
  `${machine}: ${total} at the prices of ${day}, without registration and insurance.`
export const describedWithoutPrice = (machine: string) =>
  `${machine}: see it from every side, and ask us for the price.`
