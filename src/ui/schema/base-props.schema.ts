import { z } from 'zod'

/** Authored rich text; sanitised before it is rendered. */
export const richText = () => z.string().meta({ 'x-field': 'richtext' })

/** An authored address: a path of the site or an http(s), mailto or tel URL. */
export const path = () => z.string().meta({ 'x-field': 'path' })

/**
 * The props of every widget (B.0). `labels` are the widget's visible texts in English. A
 * translation of the widget overrides them, and an author's text overrides both.
 */
export function baseProps<const Labels extends Record<string, string>>(labels: Labels) {
  const labelFields = Object.fromEntries(
    Object.entries(labels).map(([name, text]) => [
      name,
      z
        .string()
        .default(text)
        .meta({ title: `Text "${text}"`, description: `Shown as: ${text}` }),
    ]),
  ) as { [Name in keyof Labels]: z.ZodDefault<z.ZodString> }
  return {
    id: z.string().default('').meta({
      title: 'Id',
      description: 'Unique on the page; the CMS gives one by itself.',
      'x-group': 'Advanced',
    }),
    anchorId: z
      .string()
      .default('')
      .meta({
        title: 'Anchor',
        description: 'A name that links on this page can jump to.',
        'x-group': 'Advanced',
        examples: ['rooms'],
      }),
    audience: z
      .array(z.enum(['anonymous', 'remembered', 'authenticated']))
      .default(['anonymous', 'remembered', 'authenticated'])
      .meta({
        title: 'Shown to',
        description: 'Visitors who see this component.',
        'x-group': 'Visibility',
        'x-options': {
          anonymous: 'Visitors who are not signed in',
          remembered: 'Returning visitors who are not signed in',
          authenticated: 'Members who are signed in',
        },
      }),
    hideOn: z
      .array(z.enum(['XS', 'S', 'M', 'L', 'XL']))
      .default([])
      .meta({
        title: 'Hidden on',
        description: 'Screen widths on which it is not shown.',
        'x-group': 'Visibility',
        'x-options': {
          XS: 'Phones, under 576 px',
          S: 'Large phones, from 576 px',
          M: 'Tablets, from 768 px',
          L: 'Laptops, from 992 px',
          XL: 'Desktops, from 1200 px',
        },
      }),
    headingLevel: z.number().int().min(2).max(6).default(2).meta({
      title: 'Heading level',
      description: 'Level of the heading in the outline of the page, 2 to 6.',
      'x-group': 'Appearance',
    }),
    theme: z
      .enum(['light', 'dark'])
      .default('light')
      .meta({
        title: 'Colour scheme',
        description:
          'Light follows the colours of the page. Dark has a dark background on every page.',
        'x-group': 'Appearance',
        'x-options': { light: 'Light', dark: 'Dark' },
      }),
    analyticsId: z
      .string()
      .default('')
      .meta({
        title: 'Name in reports',
        description: 'How this component is called in analytics; its type when empty.',
        'x-group': 'Advanced',
        examples: ['summer-offer'],
      }),
    labels: z
      .object(labelFields)
      .prefault({} as never)
      .meta({
        title: 'Texts',
        description: 'Texts that replace the component’s own.',
        'x-group': 'Texts',
      }),
  }
}
