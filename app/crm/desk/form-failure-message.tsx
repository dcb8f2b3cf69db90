/** The error of a failed action inside its form. While it is empty, it takes no row of a grid. */
export function FormFailureMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {message && <p className="border-bad border-l-4 py-1 pl-3 font-semibold">{message}</p>}
    </div>
  )
}
