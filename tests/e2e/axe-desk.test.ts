import { testPublicPagesWithAxe } from '#tests/axe-pages.ts'

testPublicPagesWithAxe({ viewport: { width: 1440, height: 900 } })
