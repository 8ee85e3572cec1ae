/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import type { Schema } from './checkBody.ts';

export const requestSchemas = {
  "login": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "type": "string",
        "minLength": 1,
        "maxLength": 254
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    }
  },
  "register": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "type": "string",
        "minLength": 3,
        "maxLength": 254,
        "pattern": "^[^@\\s]+@[^@\\s]+$"
      },
      "password": {
        "type": "string",
        "minLength": 3,
        "maxLength": 1000
      }
    }
  },
  "uploadContracts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contracts"
    ],
    "properties": {
      "contracts": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "name"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            },
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 500
            },
            "path": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "selected": {
              "type": "boolean"
            },
            "scanned": {
              "type": "boolean"
            },
            "size": {
              "type": "integer",
              "minimum": 0
            },
            "lastModified": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 40
            },
            "sourceType": {
              "type": "string",
              "enum": [
                "gmail",
                "drive"
              ]
            },
            "sourceLocation": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000
            },
            "renewalDate": {
              "type": [
                "string",
                "null"
              ],
              "format": "date",
              "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
            },
            "amount": {
              "type": [
                "number",
                "null"
              ],
              "minimum": 0,
              "maximum": 1000000000000
            },
            "currency": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z]{3}$"
            },
            "parties": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 300
              }
            }
          }
        }
      }
    }
  },
  "startSearch": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "description": {
        "type": "string",
        "maxLength": 200
      },
      "keywords": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "\\S"
        }
      },
      "startDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      },
      "endDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      },
      "service": {
        "type": "string",
        "enum": [
          "MAIL",
          "DRIVE",
          "GROUPS",
          "HANGOUTS_CHAT",
          "ALL"
        ]
      },
      "dataSource": {
        "type": "string",
        "enum": [
          "ALL_DATA",
          "HELD_DATA",
          "UNPROCESSED_DATA"
        ]
      },
      "entityType": {
        "type": "string",
        "enum": [
          "ALL_ACCOUNTS",
          "SPECIFIC_ACCOUNTS"
        ]
      },
      "specificAccounts": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "string",
          "minLength": 3,
          "maxLength": 254,
          "pattern": "@"
        }
      },
      "timeZone": {
        "type": "string",
        "enum": [
          "UTC",
          "America/New_York",
          "America/Chicago",
          "America/Denver",
          "America/Los_Angeles",
          "Asia/Kolkata",
          "Europe/London",
          "Europe/Paris",
          "Asia/Tokyo"
        ]
      },
      "excludeDrafts": {
        "type": "boolean"
      },
      "includeAllMatches": {
        "type": "boolean"
      },
      "clientRequestId": {
        "type": "string",
        "minLength": 8,
        "maxLength": 64
      },
      "replaces": {
        "type": "string",
        "maxLength": 64
      },
      "retryOf": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    }
  }
} satisfies Record<string, Schema>;
