import { data } from 'react-router'
import { NotFoundPage } from '#app/site/error-page.tsx'
import * as words from './not-found-words.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ title: words.pageTitle }]

export default NotFoundPage
