/** Why something did not go through, beside what was entered. As long as it is empty it takes no row of a grid. */
export function FormFailureMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {message && <p className="border-bad border-l-4 py-1 pl-3 font-semibold">{message}</p>}
    </div>
  )
}
