/** Texts of the link preview for a shared configuration. */

/** Parameter `machine`: for example `HORNET 2.0 in Blue with Visor`. */
type Described = { machine: string; total: string; day: string; onRoad: string | undefined }
export const described = ({ machine, total, day, onRoad }: Described) =>
  onRoad === undefined
    ? `${machine}: ${total} at the prices of ${day}, without registration and insurance.`
    : `${machine}: ${onRoad}, ${total} without registration and insurance, at the prices of ${day}.`
export const describedWithoutPrice = (machine: string) =>
  `${machine}: see it from every side, and ask us for the price.`
