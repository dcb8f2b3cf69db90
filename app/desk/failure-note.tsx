/** Why something did not go through, beside what was entered. */
export function FailureNote({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && <p className="border-bad border-l-4 py-1 pl-3 font-semibold">{message}</p>}
    </div>
  )
}
