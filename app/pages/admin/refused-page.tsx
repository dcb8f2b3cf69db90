import type { ErrorResponse } from 'react-router'
import { PageProblem, ProblemAlone } from '#app/auth/login/page-problem.tsx'
import { frameIn } from './frame-data.ts'
import { Framed } from './framed.tsx'

/** A page that is another role's: why, in the portal's frame. */
export default function RefusedPage({ error }: { error: ErrorResponse }) {
  const frame = frameIn(error.data)
  if (!frame) return <ProblemAlone error={error} />
  return (
    <Framed {...frame}>
      <PageProblem error={error} />
    </Framed>
  )
}
