import { data } from 'react-router'

/** Catches every other address under /admin, so that visitors cannot learn which ones exist. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
