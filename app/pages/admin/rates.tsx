import { useRevalidator } from 'react-router'
import { readRates } from '#app/catalogue/loan-and-contract-rates/rate-endpoints.server.ts'
import { RatesPage } from '#app/catalogue/loan-and-contract-rates/rates-page.tsx'
import * as words from '#app/catalogue/loan-and-contract-rates/staff-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/rates'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  return { rates: await readRates(context.get(servicesContext)) }
}

export default function RatesAndTariffs({ loaderData: { rates } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <RatesPage rates={rates} onSaved={() => void revalidate()} />
}
