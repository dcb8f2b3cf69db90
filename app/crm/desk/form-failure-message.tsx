/** The error message of a failed action inside its form. An empty message takes up no grid row. */
export function FormFailureMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {message && <p className="border-bad border-l-4 py-1 pl-3 font-semibold">{message}</p>}
    </div>
  )
}
