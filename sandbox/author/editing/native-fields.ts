import { z } from 'zod'
import type { NativeBlock } from '../../cms/page/native-blocks'

const text = z.string().max(5_000)
const link = z.strictObject({ label: text, href: text })
const picture = z.strictObject({
  src: text,
  srcset: z.array(z.strictObject({ src: text, width: z.number() })),
  width: z.number(),
  height: z.number(),
  alt: text,
})

/** Schemas of the CMS's own blocks, which are not widgets. */
export const nativeFields: Record<NativeBlock['type'], z.ZodType> = {
  'cms/banner': z.strictObject({
    eyebrow: text.optional(),
    heading: text,
    text,
    links: z.array(link).max(6),
  }),
  'cms/features': z.strictObject({
    heading: text,
    text: text.optional(),
    items: z.array(z.strictObject({ title: text, text })).max(24),
  }),
  'cms/heading': z.strictObject({
    eyebrow: text.optional(),
    heading: text,
    text: text.optional(),
    link: link.optional(),
  }),
  'cms/quotes': z.strictObject({
    heading: text,
    note: text.optional(),
    quotes: z
      .array(
        z.strictObject({
          stars: z.number().min(1).max(5).optional(),
          starsText: text,
          title: text,
          text,
          author: text,
          detail: text,
        }),
      )
      .max(24),
  }),
  'cms/shared': z.strictObject({ of: z.string().min(1).max(100) }),
  'cms/specimen': z.strictObject({
    name: text,
    opens: z.strictObject({ id: text, label: text, dialog: text.optional() }).optional(),
  }),
  'cms/split': z.strictObject({
    eyebrow: text.optional(),
    heading: text,
    text,
    link: link.optional(),
    picture,
    pictureSide: z.enum(['start', 'end']),
  }),
  'cms/text': z.strictObject({
    html: z.string().max(50_000),
    look: z.enum(['prose', 'statement']).optional(),
  }),
}
