import { testPublicPagesWithAxe } from '#tests/axe-pages.ts'

testPublicPagesWithAxe(375)
