/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
export * from './signInLimits.gen.ts';

export const idLimits = {
  "minLength": 1,
  "maxLength": 64
} as const;

export const nullableDurationLimits = {
  "n": {
    "minimum": 0,
    "maximum": 100000
  }
} as const;

export const durationLimits = {
  "n": {
    "minimum": 0,
    "maximum": 100000
  }
} as const;

export const moneyLimits = {
  "minimum": 0,
  "maximum": 1000000000000
} as const;

export const registerRequestLimits = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "password": {
    "minLength": 3,
    "maxLength": 1000
  },
  "invitation": {
    "maxLength": 2000
  }
} as const;

export const passwordRequestLimits = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 1000
  }
} as const;

export const secondFactorCodeLimits = {
  "oneTimeCode": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;

export const requestPasswordResetRequestLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254
  }
} as const;

export const resetPasswordRequestLimits = {
  "token": {
    "minLength": 1,
    "maxLength": 2000
  },
  "newPassword": {
    "minLength": 3,
    "maxLength": 1000
  }
} as const;

export const changePasswordRequestLimits = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 1000
  },
  "newPassword": {
    "minLength": 3,
    "maxLength": 1000
  }
} as const;

export const inviteColleagueRequestLimits = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  }
} as const;

export const readInvitationRequestLimits = {
  "token": {
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const joinDatabaseRequestLimits = {
  "token": {
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const contractLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const ownerLimits = {
  "name": {
    "maxLength": 200
  },
  "email": {
    "maxLength": 254
  }
} as const;

export const contractValuesLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 500
  },
  "counterparty": {
    "minLength": 1,
    "maxLength": 500
  },
  "parties": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 300
    }
  },
  "maxRenewals": {
    "minimum": 0,
    "maximum": 1000
  },
  "governingLaw": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const exportSelectedRequestLimits = {
  "ids": {
    "minItems": 1,
    "maxItems": 10000
  }
} as const;

export const uploadFilesRequestLimits = {
  "timeZone": {
    "minLength": 1,
    "maxLength": 64
  },
  "notSent": {
    "maxLength": 200000
  }
} as const;

export const waitingUploadLimits = {
  "files": {
    "maxItems": 1000
  }
} as const;

export const waitingUploadsLimits = {
  "uploads": {
    "maxItems": 1000,
    "items": {
      "files": {
        "maxItems": 1000
      }
    }
  }
} as const;

export const importContractsRequestLimits = {
  "mapping": {
    "maxLength": 10000
  }
} as const;

export const takenRowLimits = {
  "read": {
    "amount": {
      "minimum": 0,
      "maximum": 1000000000000
    }
  },
  "replaced": {
    "amount": {
      "minimum": 0,
      "maximum": 1000000000000
    }
  }
} as const;

export const tagsLimits = {
  "maxItems": 30,
  "items": {
    "minLength": 1,
    "maxLength": 60
  }
} as const;

export const notesLimits = {
  "maxLength": 20000
} as const;

export const updateContractRequestLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  },
  "confirm": {
    "maxItems": 16
  },
  "related": {
    "maxItems": 50
  }
} as const;

export const undoChangeRequestLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const putDecisionRequestLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  },
  "note": {
    "maxLength": 5000
  }
} as const;

export const noticeSentLimits = {
  "how": {
    "minLength": 1,
    "maxLength": 200
  },
  "proof": {
    "maxLength": 2000
  }
} as const;

export const proofFileLimits = {
  "name": {
    "maxLength": 200
  },
  "size": {
    "minimum": 0,
    "maximum": 26214400
  }
} as const;

export const aboutAgreementLimits = {
  "title": {
    "maxLength": 600
  },
  "quote": {
    "maxLength": 600
  }
} as const;

export const joinContractRequestLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const splitContractRequestLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const changeContractsRequestLimits = {
  "ids": {
    "minItems": 1,
    "maxItems": 1000
  },
  "note": {
    "maxLength": 5000
  },
  "confirm": {
    "maxItems": 16
  }
} as const;

export const contractVersionLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const undoChangesRequestLimits = {
  "changes": {
    "minItems": 1,
    "maxItems": 1000
  }
} as const;

export const historyEntryLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const contractDetailsLimits = {
  "version": {
    "minimum": 1,
    "maximum": 2000000000
  }
} as const;

export const laidWordLimits = {
  "at": {
    "minItems": 4,
    "maxItems": 4,
    "items": {
      "minimum": 0,
      "maximum": 10000
    }
  }
} as const;

export const settingsLimits = {
  "timeZone": {
    "minLength": 1,
    "maxLength": 64
  },
  "ourCompanies": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 300
    }
  },
  "reminderDays": {
    "maxItems": 20,
    "items": {
      "minimum": 0,
      "maximum": 730
    }
  },
  "addresses": {
    "maxItems": 20,
    "items": {
      "minLength": 3,
      "maxLength": 254
    }
  },
  "rates": {
    "maxItems": 50,
    "items": {
      "rate": {
        "minimum": 0.000001,
        "maximum": 1000000
      }
    }
  },
  "savedViews": {
    "maxItems": 30,
    "items": {
      "name": {
        "minLength": 1,
        "maxLength": 60
      },
      "query": {
        "minLength": 1,
        "maxLength": 1000
      }
    }
  }
} as const;

export const reminderChoiceLimits = {
  "version": {
    "minimum": 0,
    "maximum": 2000000000
  },
  "days": {
    "maxItems": 20,
    "items": {
      "minimum": 0,
      "maximum": 730
    }
  }
} as const;

export const readNoticesRequestLimits = {
  "ids": {
    "maxItems": 100
  }
} as const;

export const uploadContractsRequestLimits = {
  "contracts": {
    "minItems": 1,
    "maxItems": 1000
  }
} as const;

export const contractUploadLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 500
  },
  "path": {
    "maxLength": 2000
  },
  "lastModified": {
    "maxLength": 40
  },
  "sourceLocation": {
    "maxLength": 2000
  },
  "parties": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 300
    }
  },
  "confirm": {
    "maxItems": 16
  }
} as const;

export const uploadGoogleCredentialsRequestLimits = {
  "workspaceEmail": {
    "minLength": 1,
    "maxLength": 254
  }
} as const;

export const startSearchRequestLimits = {
  "description": {
    "maxLength": 200
  },
  "keywords": {
    "minItems": 1,
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 200
    }
  },
  "specificAccounts": {
    "maxItems": 100,
    "items": {
      "minLength": 3,
      "maxLength": 254
    }
  },
  "clientRequestId": {
    "minLength": 8,
    "maxLength": 64
  },
  "replaces": {
    "maxLength": 64
  },
  "retryOf": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;

export const watchRequestLimits = {
  "hour": {
    "minimum": 0,
    "maximum": 23
  }
} as const;

export const watchLimits = {
  "hour": {
    "minimum": 0,
    "maximum": 23
  }
} as const;

export const newFindLimits = {
  "perhapsBecause": {
    "maxLength": 300
  },
  "belongsTo": {
    "maxItems": 3
  }
} as const;

export const foundContractLimits = {
  "perhapsBecause": {
    "maxLength": 300
  },
  "belongsTo": {
    "maxItems": 3
  }
} as const;

export const heldContractLimits = {
  "yours": {
    "maxItems": 20
  }
} as const;

export const evidenceLimits = {
  "quote": {
    "maxLength": 600
  },
  "confidence": {
    "minimum": 0,
    "maximum": 1
  }
} as const;

export const alternativeReadingLimits = {
  "quote": {
    "maxLength": 600
  },
  "confidence": {
    "minimum": 0,
    "maximum": 1
  }
} as const;
