import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { homeContent } from './home-content.ts'

/** The default texts name no dealer, so they are right for every dealer. */
export const homeTextsSetting = defineSetting({
  name: 'home',
  label: homeContent.label,
  shape: homeContent.schema,
  fallback: {
    title: '{dealer}, {city}: motorcycles, scooters, electric',
    description:
      '{models} models on sale with prices, colours and specifications; test rides, service and spare parts at {area}, {city}.',
    welcome: 'Welcome to {dealer}, {city}',
    directions: '{area}: how to find us',
    about: {
      title: 'Sales and service under one roof',
      text: '{dealer} has its showroom, workshop and spare parts at one address in {area}. Buy here, and come back here for every service.',
      button: 'KNOW MORE',
    },
    offerButton: 'See the offer',
    service: {
      title: 'Due for a service?',
      text: 'Tell us the day and the problem. The workshop is open {service hours}.',
      button: 'Book a service',
    },
    finance: {
      title: 'Buy on EMI',
      text: 'See your EMI, and the documents the bank asks for.',
      button: 'Loan and documents',
    },
    visit: { title: 'Visit us', button: 'How to find us' },
  },
})
