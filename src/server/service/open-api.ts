import { z } from 'zod'
import { pageBody, placeholderBody } from './requests'

/** The service's calls as an OpenAPI 3.1 document; `GET /openapi.json` serves it. */
export function openApi(): object {
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  const errors = {
    400: error('The body is wrong; `message` names each field.'),
    401: error('The shared secret is missing or wrong.'),
    413: error('The body is too large.'),
    503: error(
      'Overloaded: `Retry-After` says in how many seconds to ask again. Print the placeholders without HTML meanwhile.',
    ),
  }
  const body = (name: string) => ({
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  const json = (schema: object) => ({ 'application/json': { schema } })
  const text = { type: 'string' }
  const flag = {
    type: 'boolean',
    description: 'False when something of the page is missing: keep it for a short time only.',
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer render service',
      version: '1',
      description:
        'Renders the components of a page to HTML. What each part is for: docs/embedding.md.',
    },
    security: [{}, { secret: [] }],
    paths: {
      '/page': {
        post: {
          operationId: 'renderPage',
          summary: 'Renders all components of a page.',
          requestBody: body('Page'),
          responses: {
            200: {
              description:
                'With `Accept: application/json` the parts; else a fragment, streamed: links, page context, placeholders in order.',
              content: {
                ...json({
                  type: 'object',
                  required: ['links', 'contextScript', 'placeholders', 'isWhole'],
                  properties: {
                    links: { ...text, description: 'For the head.' },
                    contextScript: { ...text, description: 'Before the first placeholder.' },
                    placeholders: {
                      type: 'object',
                      additionalProperties: text,
                      description: 'HTML by the id of the component.',
                    },
                    isWhole: flag,
                  },
                }),
                'text/html': { schema: text },
              },
            },
            ...errors,
          },
        },
      },
      '/placeholder': {
        post: {
          operationId: 'renderPlaceholder',
          summary: 'Renders one component for a page that exists already.',
          requestBody: body('Placeholder'),
          responses: {
            200: {
              description: 'The component and what the page has to have for it.',
              content: json({
                type: 'object',
                required: ['html', 'links', 'answers', 'isWhole'],
                properties: {
                  html: text,
                  links: text,
                  answers: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['name', 'variables', 'data'],
                      properties: { name: text, variables: { type: 'object' }, data: {} },
                    },
                    description: 'For `answers` of the page context.',
                  },
                  isWhole: flag,
                },
              }),
            },
            ...errors,
          },
        },
      },
      '/health': {
        get: {
          operationId: 'health',
          security: [],
          responses: {
            200: { description: 'Ready.', content: json(statusOf('ready')) },
            503: { description: 'Draining.', content: json(statusOf('draining')) },
          },
        },
      },
    },
    components: {
      securitySchemes: { secret: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Page: inputOf(pageBody),
        Placeholder: inputOf(placeholderBody),
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: text, message: text },
            },
          },
        },
      },
    },
  }
}

function statusOf(status: string) {
  return { type: 'object', properties: { status: { const: status } } }
}

/** JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function inputOf(schema: z.ZodType) {
  const { $schema: _, ...input } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return input
}
