import { withServices } from './open-services.ts'

// npm run rotate-quotation-key: replaces the key that signs quotations, for example after a backup
// was lost. Quotations that older keys signed can still be verified.
await withServices(async ({ services }) => {
  const { keyId } = await services.signingKeys.rotate()
  console.log(`Quotations are now signed with the key ${keyId}.`)
  console.log('Quotations with an older signature can still be verified.')
})
