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
      },
      "oneTimeCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
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
      },
      "invitation": {
        "type": "string",
        "maxLength": 2000
      }
    }
  },
  "requestPasswordReset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "type": "string",
        "minLength": 1,
        "maxLength": 254
      }
    }
  },
  "resetPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "newPassword"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "newPassword": {
        "type": "string",
        "minLength": 3,
        "maxLength": 1000
      }
    }
  },
  "changePassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "currentPassword",
      "newPassword"
    ],
    "properties": {
      "currentPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "newPassword": {
        "type": "string",
        "minLength": 3,
        "maxLength": 1000
      }
    }
  },
  "startSecondFactor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "currentPassword"
    ],
    "properties": {
      "currentPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    }
  },
  "confirmSecondFactor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "oneTimeCode"
    ],
    "properties": {
      "oneTimeCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      }
    }
  },
  "endSecondFactor": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "currentPassword"
    ],
    "properties": {
      "currentPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    }
  },
  "openRenewalsDatabase": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    }
  },
  "inviteColleague": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "type": "string",
        "minLength": 3,
        "maxLength": 254,
        "pattern": "^[^@\\s]+@[^@\\s]+$"
      }
    }
  },
  "readInvitation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "checkInvitation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "joinDatabase": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token"
    ],
    "properties": {
      "token": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      }
    }
  },
  "createContract": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "values"
    ],
    "properties": {
      "values": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "\\S"
          },
          "counterparty": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 500,
            "pattern": "\\S"
          },
          "parties": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 300,
              "pattern": "\\S"
            }
          },
          "from": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "to": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "term": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "ending": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "renews",
              "ends",
              "option",
              "open",
              "unknown",
              null
            ]
          },
          "renewalTerm": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "maxRenewals": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 1000
          },
          "noticePeriod": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "noticeToEndOf": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "month",
              "quarter",
              "half-year",
              "year",
              null
            ]
          },
          "actBy": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "actByRepeats": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "yearly",
              null
            ]
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
          "amountPeriod": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "total",
              "hour",
              "day",
              "week",
              "month",
              "quarter",
              "year",
              null
            ]
          },
          "agreementDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "governingLaw": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 200,
            "pattern": "\\S"
          }
        }
      },
      "owner": {
        "type": [
          "object",
          "null"
        ],
        "additionalProperties": false,
        "required": [
          "name",
          "email"
        ],
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "pattern": "^[^@\\s]+@[^@\\s]+$"
          }
        }
      },
      "tags": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      },
      "notes": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20000
      },
      "document": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "uploadId": {
            "type": "string",
            "pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
          },
          "fileId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "foundId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          }
        }
      },
      "entryId": {
        "type": "string",
        "pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
      }
    }
  },
  "changeContracts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "ids"
    ],
    "properties": {
      "ids": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "decision": {
        "type": "string",
        "enum": [
          "undecided",
          "renew",
          "renegotiate",
          "cancel",
          "let end"
        ]
      },
      "note": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "owner": {
        "type": [
          "object",
          "null"
        ],
        "additionalProperties": false,
        "required": [
          "name",
          "email"
        ],
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "pattern": "^[^@\\s]+@[^@\\s]+$"
          }
        }
      },
      "addTags": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      },
      "removeTags": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      },
      "confirm": {
        "type": "array",
        "maxItems": 16,
        "items": {
          "type": "string",
          "enum": [
            "name",
            "counterparty",
            "parties",
            "from",
            "to",
            "term",
            "ending",
            "renewalTerm",
            "maxRenewals",
            "noticePeriod",
            "noticeToEndOf",
            "actBy",
            "actByRepeats",
            "amount",
            "currency",
            "amountPeriod",
            "agreementDate",
            "governingLaw"
          ]
        }
      },
      "acknowledge": {
        "type": "boolean"
      },
      "trash": {
        "type": "boolean"
      }
    }
  },
  "undoChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "changes"
    ],
    "properties": {
      "changes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "version"
          ],
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            },
            "version": {
              "type": "integer",
              "minimum": 1,
              "maximum": 2000000000
            }
          }
        }
      }
    }
  },
  "putDecision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "cycleEnd",
      "decision"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2000000000
      },
      "cycleEnd": {
        "type": "string",
        "format": "date",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      },
      "decision": {
        "type": "string",
        "enum": [
          "undecided",
          "renew",
          "renegotiate",
          "cancel",
          "let end"
        ]
      },
      "note": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "noticeSent": {
        "type": [
          "object",
          "null"
        ],
        "additionalProperties": false,
        "required": [
          "on",
          "how"
        ],
        "properties": {
          "on": {
            "type": "string",
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "how": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "proof": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000
          },
          "proofFile": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "name",
              "size"
            ],
            "properties": {
              "id": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64
              },
              "name": {
                "type": "string",
                "maxLength": 200
              },
              "size": {
                "type": "integer",
                "minimum": 0,
                "maximum": 26214400
              }
            }
          },
          "accepted": {
            "type": "boolean"
          }
        }
      },
      "proofUpload": {
        "type": "string",
        "pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
      }
    }
  },
  "undoChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2000000000
      }
    }
  },
  "addDocument": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "uploadId": {
        "type": "string",
        "pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
      },
      "fileId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "foundId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    }
  },
  "joinContract": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "contractId"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2000000000
      },
      "contractId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    }
  },
  "splitContract": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "documentId"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2000000000
      },
      "documentId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "keepApart": {
        "type": "boolean"
      }
    }
  },
  "putSettings": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 0
      },
      "timeZone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "timeZoneConfirmed": {
        "type": "boolean"
      },
      "ourCompanies": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        }
      },
      "ourCompaniesConfirmed": {
        "type": "boolean"
      },
      "reminderDays": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 730
        }
      },
      "digest": {
        "type": "boolean"
      },
      "addresses": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 3,
          "maxLength": 254,
          "pattern": "^[^@\\s]+@[^@\\s]+$"
        }
      },
      "currency": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[A-Z]{3}$"
      },
      "rates": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "currency",
            "rate"
          ],
          "properties": {
            "currency": {
              "type": "string",
              "pattern": "^[A-Z]{3}$"
            },
            "rate": {
              "type": "number",
              "minimum": 0.000001,
              "maximum": 1000000
            }
          }
        }
      },
      "savedViews": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "query"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 60
            },
            "query": {
              "type": "string",
              "minLength": 1,
              "maxLength": 1000
            }
          }
        }
      }
    }
  },
  "exportSelectedContracts": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format",
      "ids"
    ],
    "properties": {
      "format": {
        "type": "string",
        "enum": [
          "xlsx",
          "csv",
          "zip"
        ]
      },
      "ids": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10000,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "trash": {
        "type": "boolean"
      }
    }
  },
  "putReminderChoice": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000000000
      },
      "days": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 20,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 730
        }
      },
      "snoozedUntil": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
      },
      "off": {
        "type": "boolean"
      }
    }
  },
  "readNotices": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "ids": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    }
  },
  "updateContract": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2000000000
      },
      "values": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500,
            "pattern": "\\S"
          },
          "counterparty": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 500,
            "pattern": "\\S"
          },
          "parties": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 50,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 300,
              "pattern": "\\S"
            }
          },
          "from": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "to": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "term": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "ending": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "renews",
              "ends",
              "option",
              "open",
              "unknown",
              null
            ]
          },
          "renewalTerm": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "maxRenewals": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 1000
          },
          "noticePeriod": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": false,
            "required": [
              "n",
              "unit"
            ],
            "properties": {
              "n": {
                "type": "integer",
                "minimum": 0,
                "maximum": 100000
              },
              "unit": {
                "type": "string",
                "enum": [
                  "day",
                  "workingDay",
                  "week",
                  "month",
                  "year"
                ]
              }
            }
          },
          "noticeToEndOf": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "month",
              "quarter",
              "half-year",
              "year",
              null
            ]
          },
          "actBy": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "actByRepeats": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "yearly",
              null
            ]
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
          "amountPeriod": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "total",
              "hour",
              "day",
              "week",
              "month",
              "quarter",
              "year",
              null
            ]
          },
          "agreementDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
          },
          "governingLaw": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 200,
            "pattern": "\\S"
          }
        }
      },
      "confirm": {
        "type": "array",
        "maxItems": 16,
        "items": {
          "type": "string",
          "enum": [
            "name",
            "counterparty",
            "parties",
            "from",
            "to",
            "term",
            "ending",
            "renewalTerm",
            "maxRenewals",
            "noticePeriod",
            "noticeToEndOf",
            "actBy",
            "actByRepeats",
            "amount",
            "currency",
            "amountPeriod",
            "agreementDate",
            "governingLaw"
          ]
        }
      },
      "owner": {
        "type": [
          "object",
          "null"
        ],
        "additionalProperties": false,
        "required": [
          "name",
          "email"
        ],
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200
          },
          "email": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 254,
            "pattern": "^[^@\\s]+@[^@\\s]+$"
          }
        }
      },
      "tags": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      },
      "notes": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20000
      },
      "related": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "contractId",
            "kind"
          ],
          "properties": {
            "contractId": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            },
            "kind": {
              "type": "string",
              "enum": [
                "amendment of",
                "statement of work under",
                "related to",
                "separate from"
              ]
            },
            "name": {
              "type": "string"
            }
          }
        }
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
                "drive",
                "file"
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
            },
            "entered": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 500,
                  "pattern": "\\S"
                },
                "counterparty": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 500,
                  "pattern": "\\S"
                },
                "parties": {
                  "type": [
                    "array",
                    "null"
                  ],
                  "maxItems": 50,
                  "items": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 300,
                    "pattern": "\\S"
                  }
                },
                "from": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "format": "date",
                  "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
                },
                "to": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "format": "date",
                  "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
                },
                "term": {
                  "type": [
                    "object",
                    "null"
                  ],
                  "additionalProperties": false,
                  "required": [
                    "n",
                    "unit"
                  ],
                  "properties": {
                    "n": {
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100000
                    },
                    "unit": {
                      "type": "string",
                      "enum": [
                        "day",
                        "workingDay",
                        "week",
                        "month",
                        "year"
                      ]
                    }
                  }
                },
                "ending": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "renews",
                    "ends",
                    "option",
                    "open",
                    "unknown",
                    null
                  ]
                },
                "renewalTerm": {
                  "type": [
                    "object",
                    "null"
                  ],
                  "additionalProperties": false,
                  "required": [
                    "n",
                    "unit"
                  ],
                  "properties": {
                    "n": {
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100000
                    },
                    "unit": {
                      "type": "string",
                      "enum": [
                        "day",
                        "workingDay",
                        "week",
                        "month",
                        "year"
                      ]
                    }
                  }
                },
                "maxRenewals": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 1000
                },
                "noticePeriod": {
                  "type": [
                    "object",
                    "null"
                  ],
                  "additionalProperties": false,
                  "required": [
                    "n",
                    "unit"
                  ],
                  "properties": {
                    "n": {
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 100000
                    },
                    "unit": {
                      "type": "string",
                      "enum": [
                        "day",
                        "workingDay",
                        "week",
                        "month",
                        "year"
                      ]
                    }
                  }
                },
                "noticeToEndOf": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "month",
                    "quarter",
                    "half-year",
                    "year",
                    null
                  ]
                },
                "actBy": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "format": "date",
                  "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
                },
                "actByRepeats": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "yearly",
                    null
                  ]
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
                "amountPeriod": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "total",
                    "hour",
                    "day",
                    "week",
                    "month",
                    "quarter",
                    "year",
                    null
                  ]
                },
                "agreementDate": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "format": "date",
                  "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
                },
                "governingLaw": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "maxLength": 200,
                  "pattern": "\\S"
                }
              }
            },
            "confirm": {
              "type": "array",
              "maxItems": 16,
              "items": {
                "type": "string",
                "enum": [
                  "name",
                  "counterparty",
                  "parties",
                  "from",
                  "to",
                  "term",
                  "ending",
                  "renewalTerm",
                  "maxRenewals",
                  "noticePeriod",
                  "noticeToEndOf",
                  "actBy",
                  "actByRepeats",
                  "amount",
                  "currency",
                  "amountPeriod",
                  "agreementDate",
                  "governingLaw"
                ]
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
  },
  "watchSearch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "rhythm",
      "hour"
    ],
    "properties": {
      "rhythm": {
        "type": "string",
        "enum": [
          "daily",
          "weekly"
        ]
      },
      "hour": {
        "type": "integer",
        "minimum": 0,
        "maximum": 23
      }
    }
  }
} satisfies Record<string, Schema>;
