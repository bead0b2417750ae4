import type { PageModel } from '../../cms/page/page-model'
import { footer } from './page-parts'

/** Components in components, several levels deep, and one that no build has. For developers and tests. */
export const nestedPage: PageModel = {
  pageId: 'hotel-overview',
  title: 'Components in components',
  description: 'Authored components inside accordions and dialogs, several levels deep.',
  propertyId: 'NYCAB',
  header: [],
  main: [
    {
      type: 'cms/heading',
      id: 'heading',
      props: { heading: 'Components in components', text: 'What stands in what, and stays.' },
    },
    {
      type: 'accordion',
      id: 'trip',
      when: 'visible',
      props: {
        items: [
          {
            title: 'Your trip',
            body: '<p>Tell us where you go.</p>',
            open: true,
            children: [
              { type: 'text-input', id: 'city', props: { name: 'city', label: 'City' } },
              {
                type: 'accordion',
                id: 'wishes',
                when: 'visible',
                props: {
                  headingLevel: 3,
                  single: true,
                  items: [
                    {
                      title: 'Your wishes',
                      children: [
                        {
                          type: 'text-input',
                          id: 'wish',
                          when: 'visible',
                          props: { name: 'wish', label: 'What we can do' },
                        },
                      ],
                    },
                    { title: 'Our promise', body: '<p>We read every wish.</p>' },
                  ],
                },
              },
            ],
          },
          {
            title: 'Something new',
            children: [
              { type: 'of-the-next-build', id: 'unknown', props: {} },
              {
                type: 'text-input',
                id: 'beside',
                when: 'visible',
                props: { name: 'beside', label: 'Beside it' },
              },
            ],
          },
        ],
      },
    },
    {
      type: 'cms/specimen',
      id: 'about-dialog',
      props: {
        name: 'A dialog',
        opens: { id: 'stay', label: 'Open the dialog', dialog: 'stay-dialog' },
      },
    },
    {
      type: 'modal',
      id: 'stay',
      when: 'idle',
      props: {
        title: 'Your stay',
        children: [
          {
            type: 'accordion',
            id: 'guests',
            when: 'visible',
            props: {
              headingLevel: 3,
              items: [
                {
                  title: 'Who comes along',
                  children: [
                    {
                      type: 'accordion',
                      id: 'pets',
                      when: 'visible',
                      props: {
                        headingLevel: 4,
                        items: [
                          {
                            title: 'Pets',
                            open: true,
                            children: [
                              {
                                type: 'text-input',
                                id: 'dog',
                                when: 'visible',
                                props: { name: 'dog', label: 'Name of the dog' },
                              },
                            ],
                          },
                        ],
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
  ],
  footer: [footer('minimized', 'en-US')],
}
