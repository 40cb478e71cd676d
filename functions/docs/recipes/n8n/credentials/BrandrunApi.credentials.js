/** A key of a workspace, and where the service is. n8n tries it with a read of the key itself. */
class BrandrunApi {
  name = "brandrunApi";
  displayName = "Brandrun API";
  properties = [
    {
      displayName: "API Key",
      name: "apiKey",
      type: "string",
      typeOptions: { password: true },
      default: "",
      required: true,
      description: "A key from the Developer page of the dashboard",
    },
    {
      displayName: "Base URL",
      name: "baseUrl",
      type: "string",
      default: "",
      placeholder: "https://brandrun.example",
      required: true,
      description: "Where your Brandrun service is",
    },
  ];
  authenticate = {
    type: "generic",
    properties: { headers: { Authorization: "=Bearer {{$credentials.apiKey}}" } },
  };
  test = { request: { baseURL: "={{$credentials.baseUrl}}", url: "/api/v1/programmatic/me" } };
}

module.exports = { BrandrunApi };
