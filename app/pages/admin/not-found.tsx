import { data } from 'react-router'

/** Every other address under /admin: who is not logged in does not learn which ones exist. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
