import { hints, labels, quietSides, sections, tallQuietSides } from './form-words.ts'
import type { PageContentForm } from './page-content-form.ts'

export const slidesContentForm: PageContentForm = {
  page: '/',
  sections: ({ links }) => [
    {
      id: 'slides',
      title: sections.slides,
      hint: hints.slides,
      fields: [
        {
          name: 'slides',
          label: sections.slides,
          one: labels.slide,
          kind: 'list',
          start: { quietSide: 'left', tallQuietSide: 'top' },
          fields: [
            { name: 'headline', label: labels.headline, kind: 'text' },
            { name: 'line', label: labels.line, kind: 'text' },
            { name: 'picture', label: labels.picture, kind: 'picture', hint: hints.widePicture },
            {
              name: 'tallPicture',
              label: labels.tallPicture,
              kind: 'picture',
              hint: hints.tallPicture,
              isOptional: true,
            },
            { name: 'quietSide', label: labels.quietSide, kind: 'choice', options: quietSides },
            {
              name: 'tallQuietSide',
              label: labels.tallQuietSide,
              kind: 'choice',
              options: tallQuietSides,
            },
            { name: 'link.href', label: labels.buttonTo, kind: 'choice', options: links },
            { name: 'link.text', label: labels.buttonText, kind: 'text' },
            { name: 'from', label: labels.from, kind: 'day', isOptional: true, hint: hints.days },
            { name: 'until', label: labels.until, kind: 'day', isOptional: true, hint: hints.days },
          ],
        },
      ],
    },
  ],
}

export const offersContentForm: PageContentForm = {
  page: '/offers',
  sections: ({ models }) => [
    {
      id: 'offers',
      title: sections.offers,
      hint: hints.offers,
      fields: [
        {
          name: 'offers',
          label: sections.offers,
          one: labels.offer,
          kind: 'list',
          fields: [
            { name: 'title', label: labels.title, kind: 'text' },
            { name: 'description', label: labels.description, kind: 'long', rows: 4 },
            { name: 'picture', label: labels.picture, kind: 'picture' },
            {
              name: 'models',
              label: labels.models,
              kind: 'several',
              options: models,
              isOptional: true,
            },
            {
              name: 'from',
              label: labels.from,
              kind: 'day',
              isOptional: true,
              hint: hints.firstDay,
            },
            {
              name: 'until',
              label: labels.until,
              kind: 'day',
              isOptional: true,
              hint: hints.lastDay,
            },
          ],
        },
      ],
    },
  ],
}

export const galleryContentForm: PageContentForm = {
  page: '/gallery',
  sections: () => [
    {
      id: 'images',
      title: sections.images,
      hint: hints.gallery,
      fields: [
        {
          name: 'images',
          label: sections.images,
          one: labels.image,
          kind: 'list',
          fields: [
            { name: 'picture', label: labels.picture, kind: 'picture' },
            {
              name: 'caption',
              label: labels.caption,
              kind: 'text',
              hint: hints.caption,
              isOptional: true,
            },
          ],
        },
      ],
    },
  ],
}
