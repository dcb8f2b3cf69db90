import { data } from 'react-router'
import { NotFoundPage } from '#app/site/error-page.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ title: 'Page not found' }]

export default NotFoundPage
