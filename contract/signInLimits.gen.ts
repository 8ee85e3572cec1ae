/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
export const loginRequestLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 1000
  },
  "oneTimeCode": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
