import { expect, test } from 'vitest'
import { headerEntriesFor, isCurrentNavigationEntry } from './navigation-entries.ts'

const navigation = headerEntriesFor({ id: 1, city: 'Hyderabad' })
const currentOn = (path: string) =>
  navigation.filter((entry) => isCurrentNavigationEntry(entry, path)).map(({ label }) => label)

test('lists the entries in order, each with an address', () => {
  expect(navigation.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'HOME /',
    'MOTORCYCLE /motorcycle',
    'SCOOTERS /scooters',
    'EV /ev',
    'FINANCE /finance',
    'OFFERS /offers',
    'GALLERY /gallery',
    'SERVICES /services',
    'NETWORKS /networks',
  ])
})

test('SERVICES has four entries', () => {
  const services = navigation.find(({ label }) => label === 'SERVICES')?.entries
  expect(services?.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'BOOK FOR SERVICE /service-booking',
    'AMC /amc',
    'EXTENDED WARRANTY /extendedWarranty',
    'JOY CLUB /joy-club',
  ])
})

test('NETWORKS has one entry: the city, which links to the dealer', () => {
  expect(navigation.at(-1)?.entries).toEqual([{ label: 'HYDERABAD', to: '/dealers/1' }])
})

test('marks exactly the current page and the dropdown that contains it', () => {
  expect(currentOn('/')).toEqual(['HOME'])
  expect(currentOn('/ev')).toEqual(['EV'])
  expect(currentOn('/extendedWarranty')).toEqual(['SERVICES'])
  expect(currentOn('/dealers/1')).toEqual(['NETWORKS'])
  expect(currentOn('/offers/diwali')).toEqual(['OFFERS'])
  expect(currentOn('/evening')).toEqual([])
})
